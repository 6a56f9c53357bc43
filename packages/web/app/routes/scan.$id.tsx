import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import { NotFound } from '../layout/error-page.tsx';
import { ScanPage } from '../scan/scan-page.tsx';

export default function Scan() {
  const { id } = useParams();
  if (id === undefined) return <NotFound />;
  return (
    <AreaWords area="scan">
      <ScanPage key={id} id={id} />
    </AreaWords>
  );
}
