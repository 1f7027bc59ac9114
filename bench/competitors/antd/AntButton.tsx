import { Button } from 'antd';
import type { ButtonProps } from '../cells.ts';

export function AntButton({ onPress }: ButtonProps) {
  return (
    <Button type="primary" onClick={onPress}>
      Join Now
    </Button>
  );
}
