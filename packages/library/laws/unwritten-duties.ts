/** Core duties that a document has to state and that no clause states yet, with the reason. A test holds the list to the clauses. */
export const unwrittenDuties: ReadonlyMap<string, string> = new Map([
  ['us-la-sale-sensitive', 'The prescribed sentence was seen only in paraphrase (La. R.S. 51:1780.3).'],
  ['us-la-sale-biometric', 'The prescribed sentence was seen only in paraphrase (La. R.S. 51:1780.3).'],
  ['us-de-2027-rights', 'The amended sections (H.B. 380) were not read.'],
  ['us-ca-1798-501', 'Nobody is asked whether the app requests the age bracket; wanted from 2027.'],
  ['fr-d211-4', 'The text of D.211-4 was not read.'],
  ['us-701-3', 'A written warranty is a document of its own; nobody is asked for its limits.'],
  [
    'ie-cra-sched4',
    'Its words are printed in English for owners in Ireland; its notes for completion were not read.',
  ],
]);

/** Core duties that a document states as far as its owner names whom they are about, with what may stay open. */
export const partlyWrittenDuties: ReadonlyMap<string, string> = new Map([
  ...['gdpr-13-1-f-dpf', 'uk-dpf-bridge', 'ch-dpf'].map(
    (id) => [id, 'Whose the servers in the United States are may not be named.'] as const,
  ),
  ['as-eaa-c', 'The owner may not know yet how far the service meets the requirements.'],
  ['as-wad-content', 'A French body may say that nobody has assessed the service.'],
  ['as-wad-method', 'A French body may say that nobody has assessed the service.'],
]);

export function mayStayOpen(id: string): boolean {
  return unwrittenDuties.has(id) || partlyWrittenDuties.has(id);
}
