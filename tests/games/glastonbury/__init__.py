"""The rules of Glastonbury, passage by passage."""
