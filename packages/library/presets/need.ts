export type Need = 'required' | 'advisable' | 'not-needed';

/** Why a document is needed or not; the words stand in the messages. */
export type DocumentReason =
  | 'data'
  | 'identity'
  | 'orders'
  | 'private'
  | 'distance'
  | 'sales'
  | 'posts'
  | 'cookies'
  | 'software'
  | 'advice'
  | 'no-business'
  | 'no-sale'
  | 'no-software'
  | 'no-advice'
  | 'no-tracking'
  | 'no-consumers';

export interface DocumentNeed {
  need: Need;
  reason: DocumentReason;
  /** As the law is cited; none where no law asks for it. */
  law: string | null;
}
