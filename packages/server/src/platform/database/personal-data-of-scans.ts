/** The part of the register that is about websites and what was seen on them. */
export const personalDataOfScans = {
  'websites.owner_id': { why: 'whose website it is', onDeletion: 'row-removed', exported: false },
  'website_changes.owner_id': {
    why: 'whose list is counted again',
    onDeletion: 'row-removed',
    exported: false,
  },
  'website_sums.owner_id': { why: 'whose websites were counted', onDeletion: 'row-removed', exported: false },
  'websites.search': {
    why: 'the name of a website, folded for searching',
    onDeletion: 'row-removed',
    exported: false,
  },
  'websites.name': {
    why: 'a site may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'websites.proof_token': {
    why: 'what a website has to show so that it counts as the owner’s',
    onDeletion: 'row-removed',
    exported: true,
  },
  'websites.facts': {
    why: 'who runs a website, and where that person can be reached',
    onDeletion: 'row-removed',
    exported: true,
  },
  'scans.owner_id': { why: 'who had the website looked at', onDeletion: 'row-removed', exported: true },
  'scans.address': {
    why: 'a site may carry the name of its owner',
    onDeletion: 'row-removed',
    exported: true,
  },
  'scans.progress': { why: 'addresses of the site', onDeletion: 'row-removed', exported: false },
  'scans.result': { why: 'addresses and titles of the site', onDeletion: 'row-removed', exported: true },
  'scans.changes': {
    why: 'what a website does differently from before',
    onDeletion: 'row-removed',
    exported: true,
  },
  'scans.evidence': {
    why: 'all that was seen of the site, as its owner can show it',
    onDeletion: 'row-removed',
    exported: false,
  },
  'scans.observation': { why: 'the same in full, as evidence', onDeletion: 'row-removed', exported: false },
} as const;
