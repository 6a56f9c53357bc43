import { afterEach } from 'vitest';
import { tellShown } from './tell-shown.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await tellShown(task.name);
});
