/** `depends`: the law asks for it of some such owners, by what nobody knows yet. It is offered, and not chosen in advance. */
export type Need = 'required' | 'advisable' | 'depends' | 'not-needed';

/** Why a document is needed or not; the words stand in the messages. */
export type DocumentReason =
  | 'data'
  | 'identity'
  | 'size'
  | 'orders'
  | 'private'
  | 'distance'
  | 'sales'
  | 'posts'
  | 'cookies'
  | 'software'
  | 'advice'
  | 'no-business'
  | 'no-orders'
  | 'no-sale'
  | 'no-software'
  | 'no-advice'
  | 'no-tracking'
  | 'no-consumers';

export interface DocumentNeed<Known extends Need = Need> {
  need: Known;
  reason: DocumentReason;
  /** As the law is cited; none where no law asks for it. */
  law: string | null;
}
