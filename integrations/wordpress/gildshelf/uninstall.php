<?php
/**
 * Deletes what the plugin has stored. Posts keep their blocks, which are shown again after a new installation.
 *
 * @package Gildshelf
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'gildshelf_host' );
