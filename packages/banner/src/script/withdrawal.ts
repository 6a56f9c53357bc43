/** DES-8: what refused vendors left behind goes, wherever a script of this page can reach it. */
import { attempt } from './guard.ts';
import { nameFits } from './match.ts';
import { config, some } from './state.ts';

/** Of a name that a refused vendor uses and no other that may run; ours never. */
const unwanted = (name: string): boolean => {
  const uses = ({ cookies }: { cookies: readonly string[] }): boolean =>
    cookies.some((pattern) => nameFits(pattern, name));
  return config.vendors.some(uses) && !some(uses) && !name.startsWith('cw_');
};

/** The host's own cookie and those of each domain above it, in each folder above the page. */
const expire = (name: string): void => {
  const labels = location.hostname.split('.');
  let path = '';
  for (const folder of location.pathname.split('/'))
    for (const step of [folder, '/']) {
      path += step;
      for (const [above] of ['', ...labels].entries())
        for (const kind of ['', ';secure;partitioned'])
          document.cookie = `${name}=;max-age=0;path=${path};domain=${labels.slice(above).join('.')}${kind}`;
    }
};

export const purge = (): void => {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    if (unwanted(name!)) expire(name!);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    attempt(() => {
      for (const name of Object.keys(window[storage])) if (unwanted(name)) window[storage].removeItem(name);
    });
};
