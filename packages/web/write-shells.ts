/** Tells the server which addresses the shell stands for. Apart from the pages, which a finished installation renders anew without what builds the app. */
import { writeFile } from 'node:fs/promises';
import { shellPatterns } from './shell-patterns.ts';

await writeFile(new URL('./build/shells.json', import.meta.url), JSON.stringify(shellPatterns, null, 1));
