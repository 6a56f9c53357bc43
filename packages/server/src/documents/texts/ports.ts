import type { TextReader } from '@clausewright/documents';
import type { InstancePorts } from '../../platform/ports.ts';

/** What the use cases of texts need. */
export interface TextPorts extends InstancePorts {
  /** Long texts must not hold up other requests. */
  reader: TextReader;
}
