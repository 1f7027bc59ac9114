import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Modal, message, Typography } from 'antd';
import { useEffect, useState } from 'react';
import type { CardMenuProps, OverlaysProps } from '../cells.ts';
import { AntRating } from './AntRating.tsx';

export function AntCardMenu({ title, onEdit, onRemove }: CardMenuProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      menu={{
        items: [
          { key: 'edit', label: 'Edit', onClick: onEdit },
          { key: 'remove', label: 'Remove', onClick: onRemove },
        ],
      }}
    >
      <Button type="text" icon={<MoreOutlined />} aria-label={`What to do with ${title.name}`} />
    </Dropdown>
  );
}

export function AntOverlays({ edited, statuses, onSave, onClose, notice, onNoticeGone }: OverlaysProps) {
  const [rating, setRating] = useState(edited?.rating ?? 0);
  const [status, setStatus] = useState(edited?.status ?? '');
  const [toasts, toastHolder] = message.useMessage();
  useEffect(() => {
    if (notice === undefined) return;
    void toasts.success(notice, 6);
    onNoticeGone();
  }, [notice, onNoticeGone, toasts]);
  return (
    <>
      {edited && (
        <Modal
          open
          title="Edit rating"
          okText="Save"
          onCancel={onClose}
          onOk={() => onSave({ ...edited, rating, status })}
        >
          <Typography.Paragraph>{edited.name}</Typography.Paragraph>
          <AntRating
            value={rating}
            onChange={setRating}
            status={status}
            statuses={statuses}
            onStatusChange={setStatus}
          />
        </Modal>
      )}
      {toastHolder}
    </>
  );
}
