import { NotFound } from '../frame/error-page.tsx';

export default function NotFoundRoute() {
  return <NotFound />;
}
