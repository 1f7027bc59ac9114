import { useSearchParameter } from '../../useSearchParameter.ts';
import { CompletingLogin } from '../third-party/CompletingLogin.tsx';
import { useTokenReturn } from '../third-party/useTokenReturn.ts';
import { LoginForm } from './LoginForm.tsx';

/** The login; with a token in the URL it completes a third-party sign-in. */
export function LoginPage() {
  const token = useSearchParameter('token');
  useTokenReturn(token);
  return token === null ? <LoginForm /> : <CompletingLogin />;
}
