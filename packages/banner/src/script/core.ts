/** What a site's page loads: the published configuration stands in place of the identifier. */
import type { PackedConfig } from '@clausewright/contract/banner';
import { attempt } from './guard.ts';
import { start } from './start.ts';
import { unpack } from './unpack.ts';

declare const __CLAUSEWRIGHT__: PackedConfig;

attempt(() => start(unpack(__CLAUSEWRIGHT__)));
