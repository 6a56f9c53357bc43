import type {
  Break,
  Emphasis,
  Heading,
  Link,
  List,
  Paragraph,
  Strong,
  Text,
} from '@clausewright/engine/document/tree';

/** Words taken out or put in. They stand inside the paragraph, heading or cell, where HTML allows them everywhere. */
export interface Change {
  type: 'change';
  as: 'del' | 'ins';
  children: MarkedPhrase[];
}
export type MarkedPhrase =
  | Text
  | Break
  | Change
  | Strong<MarkedPhrase>
  | Emphasis<MarkedPhrase>
  | Link<MarkedPhrase>;

export interface MarkedRecords {
  type: 'records';
  fields: (string | MarkedPhrase[])[];
  rows: MarkedPhrase[][][];
}
/** The blocks of two documents at once: without `ins` they say what the first says, without `del` the second. */
export type MarkedBlock = Heading<MarkedPhrase> | Paragraph<MarkedPhrase> | List<MarkedBlock> | MarkedRecords;
