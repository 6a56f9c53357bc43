/**
 * Stands before everything else of a script: what the specification (GPP CMP API 1.1, "stub") answers at once, and a list
 * of the calls that wait until `gpp.js` is there.
 */
import { answerFrames } from './frameworks/gpp-frame.ts';
import { attempt } from './guard.ts';

type Callback = (data: unknown, success: boolean) => void;

const name = '__gpp';

const ping = {
  gppVersion: '1.1',
  cmpStatus: 'stub',
  cmpDisplayStatus: 'hidden',
  signalStatus: 'not ready',
  supportedAPIs: ['7:usnat'],
  cmpId: 0,
  sectionList: [],
  applicableSections: [],
  gppString: '',
  parsedSections: {},
};

attempt(() => {
  const page = window as unknown as Record<string, ((...call: unknown[]) => unknown) | undefined>;
  if (page[name]) return;
  const queue: unknown[][] = [];
  // Called without a command it hands over what waits: so `@iabgpp/cmpapi` takes it.
  page[name] = (...call) => {
    const [command, callback] = call as [string?, Callback?];
    if (command === undefined) return queue;
    if (command === 'ping') callback?.(ping, true);
    else queue.push(call);
    return undefined;
  };
  answerFrames();
});
