import type { TextReader } from '@clausewright/documents';
import type { AgreementPorts } from '../../platform/ports.ts';

/** What the use cases of texts need. */
export interface TextPorts extends AgreementPorts {
  /** Long texts must not hold up other requests. */
  reader: TextReader;
}
