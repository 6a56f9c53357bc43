import { readFile } from 'node:fs/promises';
import { convertMarkdown } from '@clausewright/documents/editing';
import type { Plugin } from 'vite';

/** The texts of the help are written in Markdown and arrive in the browser as HTML, which needs no parser there. */
export function helpTexts(): Plugin {
  return {
    name: 'clausewright:help-texts',
    enforce: 'pre',
    async load(id) {
      if (!/\/packages\/messages\/help\/[\w.-]+\.md$/.test(id)) return null;
      this.addWatchFile(id);
      const converted = convertMarkdown(await readFile(id, 'utf8'));
      if (!converted.ok) throw new Error(`${id}: ${converted.fault}`);
      return `export default ${JSON.stringify(converted.html)};`;
    },
  };
}
