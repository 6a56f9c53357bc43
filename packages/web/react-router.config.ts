import type { Config } from '@react-router/dev/config';
import { publicPaths } from './public-paths.ts';

export default {
  ssr: false,
  // Every route is known from the first page on; there is no server that could answer `/__manifest`.
  routeDiscovery: { mode: 'initial' },
  prerender: publicPaths,
} satisfies Config;
