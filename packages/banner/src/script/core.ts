/** What a site's page loads: the published configuration stands in place of the identifier. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { attempt } from './guard.ts';
import { start } from './start.ts';

declare const __CLAUSEWRIGHT__: CoreConfig;

attempt(() => start(__CLAUSEWRIGHT__));
