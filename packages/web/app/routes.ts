import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

export const routes = [
  layout('frame/frame.tsx', [
    index('routes/home.tsx'),
    route('wizard', 'routes/wizard.tsx'),
    route('wizard/:type', 'routes/wizard.$type.tsx'),
    route('wizard/pay/:id?', 'routes/wizard.pay.tsx'),
    route('download/:id?', 'routes/download.tsx'),
    route('maintenance', 'routes/maintenance.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfigEntry[];

export default routes;
