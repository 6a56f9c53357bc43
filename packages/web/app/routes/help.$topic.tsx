import { useParams } from 'react-router';
import { NotFound } from '../layout/error-page.tsx';
import { HelpPage } from '../help/help-page.tsx';
import { helpTopics } from '../help-topics.ts';
import { AreaWords } from '../language/area-words.tsx';

export default function HelpOfTopic() {
  const { topic: asked } = useParams();
  const topic = helpTopics.find((one) => one === asked);
  if (!topic) return <NotFound />;
  return (
    <AreaWords area="help">
      <HelpPage topic={topic} />
    </AreaWords>
  );
}
