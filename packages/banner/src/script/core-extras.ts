/** The same for a site with tags of Microsoft, or whose operator takes part in frameworks of the IAB. */
import type { PackedConfig } from '@clausewright/contract/banner';
import { startWithExtras } from './extras.ts';
import { attempt } from './guard.ts';
import { unpack } from './unpack.ts';

declare const __CLAUSEWRIGHT__: PackedConfig;

attempt(() => startWithExtras(unpack(__CLAUSEWRIGHT__)));
