/** The part of the register that is about what is approved before it is published. */
export const personalDataOfApprovals = {
  'approvals.organisation_id': {
    why: 'for which organisation it was said',
    onDeletion: 'row-removed',
    exported: false,
  },
  'approvals.agreement_id': { why: 'of which document', onDeletion: 'row-removed', exported: false },
  'approvals.consent_id': { why: 'of which banner', onDeletion: 'row-removed', exported: false },
  'approvals.person_id': { why: 'who said it', onDeletion: 'emptied', exported: false },
  'approvals.remark': {
    why: 'what a member said of a version; stays with the organisation without a name',
    onDeletion: 'row-removed',
    exported: true,
  },
  'draft_authors.person_id': {
    why: 'who changed what waits, and so cannot approve of it',
    onDeletion: 'row-removed',
    exported: false,
  },
  'draft_authors.agreement_id': { why: 'what was changed', onDeletion: 'row-removed', exported: false },
  'draft_authors.consent_id': { why: 'what was changed', onDeletion: 'row-removed', exported: false },
} as const;
