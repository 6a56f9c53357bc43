/** The promises that documents can make for their owner, one file each. Node only. */
import { dataFiles } from '../data-files.ts';
import type { PromiseFile } from './promise-file.ts';

export const promiseFiles: ReadonlyMap<string, PromiseFile> = new Map(
  dataFiles(import.meta.url, 'entries/*.json').map(([path, file]) => [
    path.replace(/^.*\/|\.json$/g, ''),
    file as PromiseFile,
  ]),
);
