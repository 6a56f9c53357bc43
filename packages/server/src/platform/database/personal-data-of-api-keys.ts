/** The part of the register that is about keys by which programs use an account. */
export const personalDataOfApiKeys = {
  'api_keys.name': { why: 'what the person calls a key', onDeletion: 'row-removed', exported: true },
  'api_keys.customer_id': { why: 'whose key it is', onDeletion: 'row-removed', exported: false },
  'api_keys.website_ids': {
    why: 'which websites of the person a key reaches',
    onDeletion: 'row-removed',
    exported: true,
  },
} as const;
