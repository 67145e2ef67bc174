/** The stream of what happens, kept open through restarts of the server. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;

/**
 * Follow the world. One stream serves all phones: a browser grants a host only six connections.
 * @param {{opened: () => void, lost: () => void, event: (event: any) => void}} tell
 *   `opened` is called after every connection: whatever was shown may be out of date.
 */
export function follow(tell) {
  let seq = null;
  let wait = FIRST_WAIT;

  function connect() {
    const source = new EventSource(seq === null ? "/play/events" : `/play/events?after=${seq}`);
    source.onopen = () => {
      wait = FIRST_WAIT;
      tell.opened();
    };
    source.onmessage = ({ data }) => {
      const event = JSON.parse(data);
      seq = event.seq;
      tell.event(event);
    };
    source.onerror = () => {
      source.close();
      tell.lost();
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  connect();
}
