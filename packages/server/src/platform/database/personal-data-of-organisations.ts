/** The part of the register that is about organisations, their members and who is invited. */
export const personalDataOfOrganisations = {
  'customers.organisation': {
    why: 'what an organisation is called, which may be the name of a person; told to its members',
    onDeletion: 'row-removed',
    exported: true,
  },
  'members.organisation_id': {
    why: 'what the person belongs to',
    onDeletion: 'row-removed',
    exported: false,
  },
  'members.person_id': { why: 'who belongs to it', onDeletion: 'row-removed', exported: false },
  'members.website_ids': {
    why: 'which websites a member may see',
    onDeletion: 'row-removed',
    exported: false,
  },
  'invitations.email': { why: 'who is to join', onDeletion: 'row-removed', exported: false },
  'invitations.email_key': {
    why: 'the address as it is compared',
    onDeletion: 'row-removed',
    exported: false,
  },
  'invitations.organisation_id': {
    why: 'what somebody is invited to',
    onDeletion: 'row-removed',
    exported: false,
  },
  'invitations.website_ids': {
    why: 'which websites somebody is to see',
    onDeletion: 'row-removed',
    exported: false,
  },
} as const;
