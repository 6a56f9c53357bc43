/** The part of the register that the desk of requests fills. */
export const personalDataOfRequests = {
  'request_desks.trader': { why: 'who visitors ask', onDeletion: 'row-removed', exported: true },
  'request_desks.email': { why: 'where word of requests goes', onDeletion: 'row-removed', exported: true },
  'privacy_requests.kind': {
    why: 'what the visitor asked for; kept as proof until claims are over',
    onDeletion: 'row-removed',
    exported: true,
  },
  'privacy_requests.email': {
    why: 'who asked, and where the answer goes',
    onDeletion: 'row-removed',
    exported: true,
  },
  'privacy_requests.said': {
    why: 'the request in the words of the visitor',
    onDeletion: 'row-removed',
    exported: true,
  },
  'privacy_requests.state': {
    why: 'what became of the request',
    onDeletion: 'row-removed',
    exported: true,
  },
  'privacy_request_events.kind': { why: 'what was done about it', onDeletion: 'row-removed', exported: true },
  'privacy_request_events.said': {
    why: 'what the owner told the visitor',
    onDeletion: 'row-removed',
    exported: true,
  },
  'request_notes.person_id': {
    why: 'who of the account wrote the note; empty once that person has no account',
    onDeletion: 'row-removed',
    exported: false,
  },
  'request_notes.said': {
    why: 'what those who deal with a request say to one another',
    onDeletion: 'row-removed',
    exported: true,
  },
  'request_assignments.person_id': {
    why: 'who of the account deals with a request',
    onDeletion: 'row-removed',
    exported: false,
  },
  'request_files.name': {
    why: 'what the owner called the file with the answer',
    onDeletion: 'row-removed',
    exported: true,
  },
  'request_files.sealed': {
    why: 'the file with the answer, encrypted; gone after 30 days',
    onDeletion: 'row-removed',
    exported: false,
  },
} as const;
