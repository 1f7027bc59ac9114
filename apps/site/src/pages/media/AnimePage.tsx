import { useParams } from 'react-router-dom';
import { MediaPage } from './MediaPage.tsx';

export function AnimePage() {
  const { slug = '' } = useParams();
  return <MediaPage key={slug} type="anime" slug={slug} />;
}
