import { Navigate } from 'react-router-dom';
import { useSearchParameter } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';
import { CompletingLogin, useTokenReturn } from './tokenReturn.tsx';

export function OAuthCallbackPage() {
  const token = useSearchParameter('token') || null;
  useTokenReturn(token);
  return token === null ? <Navigate to={paths.login} replace /> : <CompletingLogin />;
}
