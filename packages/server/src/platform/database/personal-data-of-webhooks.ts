/** The part of the register that is about addresses that are told what happens in an account. */
export const personalDataOfWebhooks = {
  'webhooks.owner_id': { why: 'whose address it is', onDeletion: 'row-removed', exported: false },
  'webhooks.url': {
    why: 'an address may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'webhook_deliveries.body': {
    why: 'names websites of the person, which the export has elsewhere',
    onDeletion: 'row-removed',
    exported: false,
  },
} as const;
