import { globSync } from 'node:fs';

/**
 * The path of libfaketime, for `LD_PRELOAD`. The program `faketime` is not used: it names a semaphore after
 * its process and refuses to start when a killed process with the same number has left one behind.
 */
export function clockLibrary(): string {
  const [library] = globSync('/usr/lib{64,}/{*/,}faketime/libfaketimeMT.so.1');
  if (library === undefined) throw new Error('libfaketime is missing: install the package faketime');
  return library;
}
