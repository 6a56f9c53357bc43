/** Once for all journeys: what every start of a server would do again. */
import { compiledOnce, templateDirectory } from '../../packages/server/src/testing/template.ts';

export async function setup(): Promise<void> {
  process.env['JOURNEYS_DATABASE'] = await templateDirectory();
  process.env['NODE_COMPILE_CACHE'] = compiledOnce;
}
