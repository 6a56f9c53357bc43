/** A file that goes with a message. */
export interface Attachment {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

/** Files of terms by their hashes. */
export type Attachments = (hashes: readonly string[]) => Promise<Attachment[]>;
