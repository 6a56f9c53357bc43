/** The part of the register that is about what an account is opened with. */
export const personalDataOfLogIns = {
  'email_changes.customer_id': {
    why: 'who wants another address',
    onDeletion: 'row-removed',
    exported: false,
  },
  'email_changes.email': {
    why: 'the address that the person wants, until it is confirmed or a day is over',
    onDeletion: 'row-removed',
    exported: true,
  },
} as const;
