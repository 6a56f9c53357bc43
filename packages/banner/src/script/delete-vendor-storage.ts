/** DES-8: what refused vendors left behind goes, wherever a script of this page can reach it. */

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

export const purge = (unwanted: (name: string) => boolean): void => {
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (unwanted(name!)) expire(name!);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const name of Object.keys(window[storage])) if (unwanted(name)) window[storage].removeItem(name);
    } catch {
      // The page may not use it, so nothing of a vendor is in it.
    }
};
