import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import type { Plugin } from 'prosemirror-state';
import { schema } from './schema.ts';

/** `- ` and `1. ` at the beginning of a paragraph make a list, as text processors do. */
export function typedLists(): Plugin {
  return inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*•]\s$/u, schema.nodes.bullets),
      wrappingInputRule(/^\s*1[.)]\s$/u, schema.nodes.numbers),
    ],
  });
}
