/** Opens the embedded database of a directory, once in the life of a process as the server does, and says how long it took. */
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { answerEach } from '../program.ts';

answerEach(async ({ dataDir }: { dataDir: string }) => {
  const begun = performance.now();
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  const ms = performance.now() - begun;
  if (!opened.ok) throw new Error(opened.holder);
  await opened.database.close();
  return ms;
});
