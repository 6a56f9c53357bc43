/** The same for a site that holds back what nobody tagged. */
import type { PackedConfig } from '@clausewright/contract/banner';
import { protect } from './automatic.ts';
import { startWithExtras } from './extras.ts';
import { attempt } from './guard.ts';
import { unpack } from './unpack.ts';

declare const __CLAUSEWRIGHT__: PackedConfig;

attempt(() => startWithExtras(unpack(__CLAUSEWRIGHT__), protect));
