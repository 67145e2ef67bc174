"""The user side: act as a person, see what that person sees, set the scene, break things."""
