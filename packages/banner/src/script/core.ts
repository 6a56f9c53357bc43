/** What a site's page loads: the published configuration stands in place of the identifier. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { start } from './start.ts';

declare const __CLAUSEWRIGHT__: CoreConfig;

start(__CLAUSEWRIGHT__);
