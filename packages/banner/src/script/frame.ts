/** Fetched only on a page where a frame waits: the published words stand in place of the identifier. */
import type { FrameWords } from '@clausewright/contract/banner';
import type { FrameModule } from './module-api.ts';
import { holdFrame } from './placeholder.ts';

declare const __CLAUSEWRIGHT__: FrameWords;

const words = __CLAUSEWRIGHT__;

const hold: FrameModule = (...given) => holdFrame(words, ...given);

export default hold;
