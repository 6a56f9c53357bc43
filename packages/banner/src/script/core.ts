/** What a site's page loads: the published configuration stands in place of the identifier. */
import type { CoreConfig } from '@clausewright/contract/banner';

declare const __CLAUSEWRIGHT__: CoreConfig;

window.dispatchEvent(new CustomEvent('clausewright', { detail: __CLAUSEWRIGHT__ }));
