/** The part of the register that is about what was done in an account. */
export const personalDataOfActivity = {
  'activity.owner_id': { why: 'in whose account it was done', onDeletion: 'row-removed', exported: false },
  'activity.actor_id': { why: 'who did it', onDeletion: 'row-removed', exported: false },
  'activity.object_id': { why: 'what it was done to', onDeletion: 'row-removed', exported: true },
  'activity.object_name': {
    why: 'what that was called then, such as a website of the person',
    onDeletion: 'row-removed',
    exported: true,
  },
  'activity.means_name': { why: 'what the person called the key', onDeletion: 'row-removed', exported: true },
  'activity.country': { why: 'from where, never an address', onDeletion: 'row-removed', exported: true },
} as const;
