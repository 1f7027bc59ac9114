import { useParams } from 'react-router-dom';
import { MediaPage } from './MediaPage.tsx';

export function GamePage() {
  const { id = '' } = useParams();
  return <MediaPage key={id} type="game" slug={id} />;
}
