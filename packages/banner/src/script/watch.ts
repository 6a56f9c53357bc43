/** Stands behind the script of a site with the field watch, and asks for what looks: in some visits, when all is done. */
import type { WatchConfig } from '@clausewright/contract/banner';
import { attempt } from './guard.ts';
import { lot } from './lot.ts';

declare const __CLAUSEWRIGHT__: WatchConfig;

const { module, share } = __CLAUSEWRIGHT__;

const look = (): void =>
  // Safari has no callback of its idle time.
  void ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
    import(/* @vite-ignore */ module).catch(String);
  });

attempt(() => {
  if (lot() * 100 >= share) return;
  if (document.readyState === 'complete') look();
  else addEventListener('load', look);
});
