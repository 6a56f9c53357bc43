/** `serve-answers.ts URL log|nothing`: the route that takes answers, with the log behind it or with nothing. */
import { systemClock } from '../../packages/server/src/platform/clock.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { builtFiles } from '@clausewright/banner/built';
import { serveAnswers } from '../../packages/server/src/consent/banner/answer-routes.ts';
import {
  findServedSite,
  findSnapshot,
} from '../../packages/server/src/consent/consents/served-site-store.ts';
import { bannerScripts } from '../../packages/server/src/consent/banner/banner-scripts.ts';
import { readBannerFiles } from '../../packages/server/src/consent/banner/read-banner-files.ts';
import { serveScripts } from '../../packages/server/src/consent/banner/script-routes.ts';
import { servedSites } from '../../packages/server/src/consent/banner/served-sites.ts';
import type { ConsentEvent } from '../../packages/server/src/consent/consent-log/consent-event.ts';
import type { GroupCommit } from '../../packages/server/src/consent/consent-log/group-commit.ts';
import { openLog } from '../../packages/server/src/consent/consent-log/open-log.ts';
import { answerEach } from '../program.ts';
import { serveProduct } from './product-server.ts';

const [url = '', kind = ''] = process.argv.slice(2);
const opened = await openDatabase({ kind: 'postgres', url }, () => {});
if (!opened.ok) throw new Error(opened.holder);
const { db } = opened.database;
const files = readBannerFiles(builtFiles);
if (files === null) throw new Error('the banner is not built');
const done = Promise.resolve();
const nothing: GroupCommit<ConsentEvent> = {
  write: () => done,
  waiting: 0,
  [Symbol.asyncDispose]: () => done,
};
const log = kind === 'log' ? openLog({ db, clock: systemClock }) : nothing;
const port = await serveProduct((app) =>
  app.register(async (scope) => {
    const sites = servedSites({ clock: systemClock, log: app.log, load: (site) => findServedSite(db, site) });
    serveAnswers(scope, { db, clock: systemClock, sites, log });
    const scripts = bannerScripts({
      files,
      origin: 'http://localhost',
      deskUrl: (token) => `http://localhost/requests/${token}`,
      load: (site, snapshot) => findSnapshot(db, site, snapshot),
      frameworks: () => ({}),
    });
    serveScripts(scope, { sites, scripts, clock: systemClock });
  }),
);
answerEach(async () => port);
