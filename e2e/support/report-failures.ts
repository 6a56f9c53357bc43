import { afterEach } from 'vitest';
import { printOpenPages } from './print-open-pages.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await printOpenPages(task.name);
});
