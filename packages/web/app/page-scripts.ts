/**
 * Scripts that stand in the pages themselves: constant, so that their hashes in the security policy are
 * too. They have run when the app arrives, which therefore carries none of them.
 */
import { queueEarlyClicks } from './queue-early-clicks.ts';
import { hideUntilResumed } from './wizard/hide-until-resumed.ts';
import { appArrivedEvent, loadFailedElement } from './load-failed.ts';

/** Without a choice the system decides. */
const theme =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/**
 * Until the app arrives: a script that does not, as after a deployment. The same guard as in
 * reload-once.ts, which did not arrive either.
 */
const missing =
  "function f(e){if(e.target.tagName!=='SCRIPT'&&!/import/i.test(e.reason))return;" +
  "try{var k='last-reload',n=Date.now();if(n-(sessionStorage.getItem(k)||0)>=6e4){sessionStorage.setItem(k,n);location.reload();return}}catch(x){}" +
  `document.getElementById('${loadFailedElement}').hidden=false;delete document.documentElement.dataset.resumes}` +
  "addEventListener('error',f,true);addEventListener('unhandledrejection',f);" +
  `addEventListener('${appArrivedEvent}',function(){removeEventListener('error',f,true);removeEventListener('unhandledrejection',f)})`;

export const headScript = import.meta.env.SSR
  ? `${theme};${missing};(${hideUntilResumed.toString()})();(${queueEarlyClicks.toString()})()`
  : '';

/** For the maintenance page, which stands at any address: the app itself would look for the page that belongs there. */
export const waitScript = import.meta.env.SSR
  ? "setInterval(function(){fetch('/api/v1/heartbeat',{cache:'no-store'}).then(function(r){if(r.ok)location.reload()},function(){})},5000)"
  : '';
