import { join } from 'node:path';
import { type ProcessGroup, startGroup } from '../process-group.ts';

/** Where editors find the preview. */
export const previewPort = 3100;

/** Serves the preview on a port, anew with each saved text of the library. */
export function servePreview(port: number): ProcessGroup {
  const read = ['engine', 'library', 'documents'].map((name) => `--watch-path=packages/${name}`);
  const program = join(import.meta.dirname, 'preview-server.ts');
  return startGroup(['--watch', ...read, '--watch-preserve-output', program, String(port)], {});
}
