import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSearchParameter } from '../../useSearchParameter.ts';
import { CompletingLogin } from './CompletingLogin.tsx';
import { useTokenReturn } from './useTokenReturn.ts';

export function OAuthCallbackPage() {
  const token = useSearchParameter('token') || null;
  useTokenReturn(token);
  return token === null ? <Navigate to={paths.login} replace /> : <CompletingLogin />;
}
