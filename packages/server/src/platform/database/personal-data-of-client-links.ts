/** The part of the register that is about what clients are asked without an account. */
export const personalDataOfClientLinks = {
  'client_links.website_id': { why: 'which website it is about', onDeletion: 'row-removed', exported: false },
  'client_links.token_hash': {
    why: 'lets a client without account answer; a hash, so it opens nothing by itself',
    onDeletion: 'row-removed',
    exported: false,
  },
  'client_links.asker': {
    why: 'who asks, as the client reads it',
    onDeletion: 'row-removed',
    exported: true,
  },
  'client_links.questions': {
    why: 'which questions of which documents were asked',
    onDeletion: 'row-removed',
    exported: true,
  },
  'client_links.made_by': { why: 'who made the link, and is told', onDeletion: 'emptied', exported: false },
  'client_sendings.remark': {
    why: 'what the client said beside its answers',
    onDeletion: 'row-removed',
    exported: true,
  },
  'client_answers.given': {
    why: 'what the client answered, such as names and addresses',
    onDeletion: 'row-removed',
    exported: true,
  },
} as const;
